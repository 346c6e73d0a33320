/** The messages in order; `what` is in two lines where there is little space. */
export const messages = [
  { step: 'form', from: 'you', what: ['this', 'form'] },
  { step: 'questions', from: 'us', what: ['our', 'questions'] },
  { step: 'call', from: 'you', what: ['a first', 'call'] },
  { step: 'proposal', from: 'us', what: ['a written', 'proposal'] },
  { step: 'decision', from: 'you', what: ['your', 'decision'] },
] as const;

export const sequence =
  'Sequence: you send this form, we reply with questions, we have a first call, we send a written proposal, you decide.';
