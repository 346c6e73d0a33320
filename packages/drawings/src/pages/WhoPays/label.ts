export const label =
  'The first call is free. The drawing has its own fixed price. Then you decide: build with us at the price the drawing gives, or take the drawing elsewhere.';
