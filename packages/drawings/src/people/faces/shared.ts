import { hatch } from '#line/pen.ts';

/** The style of a line: shine is cut out of hair, contour is the edge of a face. */
type Look =
  | 'construction'
  | 'thin'
  | 'line'
  | 'bold'
  | 'brow'
  | 'paper'
  | 'contour'
  | 'solid'
  | 'shine';

/** The lines of a face, from the back to the front, on a sheet of 240. */
export type Lines = readonly (readonly [look: Look, d: string])[];

const line = (look: Look, d: string) => [look, d] as const;

/** The construction lines of every face, which stay visible. */
export const hatching = line('construction', hatch(0, 0, 118, 240, 8.5));
export const axes = line(
  'construction',
  'M120 4v232M20 101h200M30 166h180M20 98a100 100 0 1 0 200 0a100 100 0 1 0-200 0',
);
export const neckShade = line(
  'thin',
  'M100 156.8h2.9M137.7 156.8h3.3M99.7 160h7.6M133 160h8.2M100.5 163.2h11M128.6 163.2h12M101.9 166.4h15.3M122.8 166.4h17M104.4 169.6h34.7M108 172.8h30.7M112.5 176h25.9M118.1 179.2h19',
);
export const oval = line(
  'contour',
  'M120 46C129 46 140.3 48.7 147 54C153.7 59.3 157.8 69 160 78C162.2 87 161.5 98 160 108C158.5 118 155.2 129.8 151 138C146.8 146.2 140.2 152.8 135 157C129.8 161.2 125 163 120 163C115 163 110.2 161.2 105 157C99.8 152.8 93.2 146.2 89 138C84.8 129.8 81.5 118 80 108C78.5 98 77.8 87 80 78C82.2 69 86.3 59.3 93 54C99.7 48.7 111 46 120 46z',
);
export const ovalShade = line(
  'thin',
  'M140.7 54h3.5M141.3 57.6h6.3M142.1 61.2h8.4M143 64.8h10.1M143.9 68.4h11.4M144.8 72h12.3M145.6 75.6h12.9M146.2 79.2h13.2M146.7 82.8h13.4M147.2 86.4h13.5M147.5 90h13.5M147.6 93.6h13.6M147.2 97.2h14.1M145.5 100.8h15.8M141.8 104.4h19.4M138 108h23M137.4 111.6h23.2M141.4 115.2h18.7M144.6 118.8h14.8M145 122.4h13.6M144.5 126h13.1M143.6 129.6h12.8M142.3 133.2h12.8M140.7 136.8h12.8M138.1 140.4h13.6M133.9 144h15.7M129.3 147.6h17.7M126.2 151.2h17.8M123.9 154.8h16.7M122.1 158.4h14.3M120.8 162h9.5M120.5 97.2h1.4M120.2 100.8h3M120.2 104.4h4.2M120.1 108h5.5M120 111.6h6.9M119.7 115.2h8.8M119.3 118.8h11M118.9 122.4h13.2M118.7 126h14.3M120.2 129.6h8.1',
);
export const nose = line('line', 'M119 98Q114 116 110 124Q110 130 117 130.5Q124 132 130 127');
export const eyes = line('bold', 'M91 102Q102 93 113 102M128 102Q139 93 150 102');
export const lids = line('thin', 'M94 104.5Q102 108 110 104M131 104.5Q139 108 147 104');
export const pupils = line(
  'solid',
  'M98.4 100.6a3.6 4 0 1 0 7.2 0a3.6 4 0 1 0-7.2 0zM135.4 100.6a3.6 4 0 1 0 7.2 0a3.6 4 0 1 0-7.2 0z',
);
export const chin = line('line', 'M111 150Q120 154 129 150');
