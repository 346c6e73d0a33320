import { circle, line, range, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { scribble, sketched } from './sketch.ts';

/** Eight people will try it; the flag is the pass mark. */
const person = (i: number): string => circle(24 + i * 16, 92, 6);

/** A photograph of a sketch, by its upper left corner. */
const photo = (x: number, y: number): string => rect(x, y, 46, 62);

/** A phone of any size with the same screen: a picture, writing, one button. */
const phone = (x: number, width: number, height: number) => {
  const [top, inner] = [108 - height, width - 12];
  return {
    frame: roundRect(x, top, width, height, 5),
    picture: rect(x + 6, top + 9, inner, height * 0.3),
    words: writing(x + 6, top + 15 + height * 0.3, inner, 2, 6),
    button: rect(x + 6, 108 - height * 0.28, inner, height * 0.16),
  };
};
const phones = [phone(8, 38, 62), phone(58, 44, 76), phone(114, 36, 56)];

const recording = (x: number): string => roundRect(x, 6, 40, 54, 4);

export const deliverables = {
  // One page: the question, and how many of eight must succeed.
  'question-and-pass-mark': (
    <>
      <Shape d={rect(8, 4, 144, 104)} />
      <Stroke weight="wall" d="M66 26a14 14 0 1 1 20 13q-6 4-6 12" />
      <Shape fill="solid" edge="none" d={circle(80, 61, 4)} />
      <Shape d={range(8).map(person)} />
      <Stroke weight="path" d="M96 108v-34" />
      <Shape fill="solid" edge="none" d="M96 74h18l-5 5 5 5h-18z" />
    </>
  ),

  // Three ways through the task, photographed on the table, including the rejected ones.
  'photographed-sketches': (
    <>
      <Shape d={[photo(4, 46), photo(110, 46)]} />
      <Shape d={rect(52, 24, 56, 84)} />
      <Stroke
        d={[
          sketched(13, 54, 28, 34),
          scribble(17, 64, 2),
          scribble(17, 74, 2),
          sketched(119, 54, 28, 34),
          sketched(125, 61, 16, 8),
          scribble(123, 80, 2),
        ]}
      />
      <Stroke
        weight="path"
        d={[sketched(63, 35, 34, 46), scribble(69, 48, 2), sketched(70, 57, 20, 12)]}
      />
      <Shape fill="solid" d={rect(70, 18, 20, 11)} />
      <Stroke d={line(2, 108, 158, 108)} />
      <Stroke weight="path" d="M73 95l5 5 9-10" />
    </>
  ),

  // One link, and the same screens on any phone that opens it.
  'link-for-any-phone': (
    <>
      <Shape d={roundRect(22, 4, 116, 18, 9)} />
      <Stroke weight="path" d="M40 9h-4a4 4 0 0 0 0 8h4M46 9h4a4 4 0 0 1 0 8h-4M38 13h10" />
      <Stroke d={line(62, 13, 126, 13)} />
      <Stroke dash="dotted" d="M27 26v16M80 24v6M132 26v22" />
      <Shape d={phones.map(({ frame }) => frame)} />
      <Shape fill="tint" d={phones.map(({ picture }) => picture)} />
      <Stroke weight="thin" d={phones.map(({ words }) => words)} />
      <Shape fill="solid" edge="none" d={phones.map(({ button }) => button)} />
    </>
  ),

  // Recordings of everyone who tried, and the verdict: seven of eight, which is a pass.
  'verdict-with-recordings': (
    <>
      <Shape d={[8, 56, 104].map(recording)} />
      <Stroke weight="thin" d={[8, 56, 104].map((x) => line(x + 6, 52, x + 34, 52))} />
      <Shape fill="solid" d={[22, 70, 118].map((x) => `M${x} 20l15 10-15 10z`)} />
      <Shape d={person(7)} />
      <Shape fill="solid" d={range(7).map(person)} />
      <Stroke weight="path" d="M96 108v-34" />
      <Shape fill="solid" edge="none" d="M96 70h18l-5 5 5 5h-18z" />
      <Stroke d={line(8, 108, 152, 108)} />
    </>
  ),
};
