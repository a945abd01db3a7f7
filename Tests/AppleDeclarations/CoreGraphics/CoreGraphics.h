// Core Graphics: geometry.

#pragma once
#include "../Availability.h"

typedef double CGFloat;

// corefoundation/cgpoint 2026-11-24
typedef struct CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

// corefoundation/cgsize 2026-11-24
typedef struct CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

// corefoundation/cgrect 2026-11-24
typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

// corefoundation/cgaffinetransform 2026-11-24
typedef struct CGAffineTransform {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;
