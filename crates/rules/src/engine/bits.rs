//! Sets that are kept as the bits of one number.

/// The operators of such a set, a struct of that number: `|` both, `&` what they share, `-` the
/// first without the second.
macro_rules! set_operators {
    ($set:ident) => {
        impl ::std::ops::BitOr for $set {
            type Output = $set;
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = $set;
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl ::std::ops::Sub for $set {
            type Output = $set;
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl ::std::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: $set) {
                self.0 &= !other.0;
            }
        }
    };
}

pub(crate) use set_operators;
