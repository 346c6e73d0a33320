import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { AnswerDays } from '../parts/AnswerDays/AnswerDays.tsx';
import { ContactSteps } from '../parts/ContactSteps/ContactSteps.tsx';
import styles from './SentScreen.module.css';

/** What to read until the answer comes; pages that are switched off are left out. */
const meanwhile = ({ sheet, terms, security }: ScreenProps<'sent'>['links']) => [
  ...(sheet
    ? [
        {
          href: sheet,
          name: 'Plan your project in nine questions',
          text: 'You answer most of them with a tap.',
        },
      ]
    : []),
  ...(terms
    ? [
        {
          href: `${terms}#cost`,
          name: 'Read what it costs',
          text: 'Typical prices, and what changes them.',
        },
      ]
    : []),
  ...(security
    ? [
        {
          href: security,
          name: 'Give your lawyers the NDA',
          text: 'On the security page, with answers to what they will ask.',
        },
      ]
    : []),
  {
    href: '/work',
    name: 'Look at our work',
    text: 'What was wrong, what we did, and what came of it.',
  },
];

/** The page after a form is sent without script; the API fills in the reference. */
export function SentScreen({ page: { subject }, company, links }: ScreenProps<'sent'>) {
  const { page, answering, answers } = subject;
  return (
    <PaperHero
      title={page.heading}
      opening={
        <>
          We will email you our questions {answering.within}.{' '}
          <span data-intake-receipt="" hidden>
            Your reference is <b data-intake-reference="" />.
          </span>
        </>
      }
      aside={
        <ContactSteps
          title="What happens next"
          company={company.shortName}
          answers={answers}
          reached={1}
        />
      }
    >
      <p className="muted">
        <RichText text={page.opening} /> Our hours are {answering.hours}, except on public holidays.
      </p>
      <AnswerDays days={answering.days} />
      <h2>What you can do now</h2>
      <ul className={styles.meanwhile}>
        {meanwhile(links).map(({ href, name, text }) => (
          <li key={href}>
            <MoreLink href={href}>{name}</MoreLink>
            <span className="muted">{text}</span>
          </li>
        ))}
      </ul>
    </PaperHero>
  );
}
