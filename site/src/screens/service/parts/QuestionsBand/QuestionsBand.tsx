import type { Service } from '../../../../schema/entries.ts';
import { RowList } from '../../../../sections/RowList/RowList.tsx';
import { Band } from '../../../../ui/Band/Band.tsx';
import { BandHeading } from '../../../../ui/BandHeading/BandHeading.tsx';
import { Frame } from '../../../../ui/Frame/Frame.tsx';

/** Questions stand open on the page: nothing worth asking should need a click to read. */
export function QuestionsBand({ questions }: { readonly questions: Service['questions'] }) {
  return (
    <Band labelledBy="questions">
      <Frame lines="half">
        <BandHeading id="questions" title="Questions and answers" />
        <RowList
          rows={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      </Frame>
    </Band>
  );
}
