import { formatDay } from '@studio/contract/format-date';
import { KeyCabinet } from '@studio/drawings/pages/KeyCabinet/KeyCabinet.tsx';
import type { AnswerFile } from '@studio/content/schema/answer.schema.ts';
import type { SubjectOf } from '@studio/content/schema/site-page.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { FactTable } from '#sections/FactTable/FactTable.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { RowsBand } from '#sections/RowsBand/RowsBand.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';

/** The downloads, then every question by subject. */
const securityOutline = ({ page }: SubjectOf<'security'>) =>
  [
    { id: 'papers', title: page.papers.title, sample: 'Sample promises' },
    { id: 'answers', title: page.answers.title, columns: ['Question', 'Answer', 'Shown by'] },
    { id: 'call', title: page.call.title },
  ] as const;

/** The answer in one or two words. */
const verdictWords = {
  yes: 'Yes.',
  partly: 'Partly.',
  no: 'No.',
  unconfirmed: 'Not confirmed.',
} as const satisfies Record<AnswerFile['verdict'], string>;

/** The owner of the answer, and when they last checked it: still true after the day by which they should look again. */
const answerNotes = ({ owner, checked }: AnswerFile) =>
  [owner, `Last checked ${formatDay(checked)}`] as const;

/** For the buyer's security team: documents first, then a table of answers by subject. */
export function SecurityScreen({ page: { subject }, links }: ScreenProps<'security'>) {
  const { page, subjects } = subject;
  return (
    <>
      <PaperHero
        title={page.heading}
        opening={<RichText text={page.opening} />}
        drawing={<KeyCabinet subjects={subjects} />}
      />
      <Chapters
        outline={securityOutline(subject)}
        draw={{
          papers: ({ id, title, sample }) => (
            <RowsBand
              id={id}
              title={title}
              opening={page.papers.opening}
              rows={page.papers.items}
              {...(page.papers.sample && { tag: sample })}
            />
          ),
          answers: ({ id, title, columns }) => (
            <Band labelledBy={id}>
              <Frame>
                <BandHeading id={id} title={title}>
                  <RichText text={page.answers.opening} />
                </BandHeading>
                {page.answers.groups.map((group) => (
                  <FactTable
                    key={group.id}
                    heading={<h3 id={group.id}>{group.title}</h3>}
                    columns={columns}
                    rows={group.items.map((item) => ({
                      id: item.id,
                      head: (
                        <>
                          {item.question} {item.sample && <Tag>Sample</Tag>}
                        </>
                      ),
                      text: (
                        <p>
                          <strong>{verdictWords[item.verdict]}</strong>{' '}
                          <RichText text={item.answer} />
                        </p>
                      ),
                      notes: (
                        <>
                          <p>
                            <RichText text={item.document} />
                          </p>
                          {answerNotes(item).map((note) => (
                            <p key={note}>{note}</p>
                          ))}
                        </>
                      ),
                    }))}
                  />
                ))}
              </Frame>
            </Band>
          ),
          call: ({ title }) => (
            <CallToAction title={title} text={page.call.text} sheet={links.sheet} />
          ),
        }}
      />
    </>
  );
}
