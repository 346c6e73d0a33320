import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { SequenceBand } from '#sections/SequenceBand/SequenceBand.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';

/** Where a browser without scripts arrives after its message has been stored; the service fills it. */
export function SentScreen({ page: { subject }, company }: ScreenProps<'sent'>) {
  const { page } = subject;
  return (
    <>
      <PaperHero
        title={page.heading}
        opening={
          <>
            <RichText text={page.opening} />{' '}
            <span data-intake-receipt="" hidden>
              Your reference is <b data-intake-reference="" />.
            </span>
          </>
        }
      />
      <SequenceBand title="What happens next" company={company.shortName} reached={1} />
    </>
  );
}
