export interface SequenceProps {
  /** The company's short name, for the head of its line. */
  readonly company: string;
  /** How many messages have been sent, where the reader is marked on the way. */
  readonly reached?: number;
}

/** Who sends what to whom, in order; in two lines where there is little room. */
export const messages = [
  { from: 'you', what: ['this', 'form'] },
  { from: 'us', what: ['our', 'questions'] },
  { from: 'you', what: ['a first', 'call'] },
  { from: 'us', what: ['a written', 'proposal'] },
  { from: 'you', what: ['your', 'decision'] },
] as const;

const sequence =
  'Sequence: you send this form, we reply with questions, we have a first call, we send a written proposal, you decide.';

/** The sentence for those who cannot see the mark. */
export const sequenceFrom = (reached: number | undefined): string => {
  if (reached === undefined) return sequence;
  const place = reached === 0 ? 'before the form is sent' : 'the form has been sent';
  return `${sequence} You are here: ${place}.`;
};
