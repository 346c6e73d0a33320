/** What an engagement model is judged by, term by term. */
export const modelTerms = <Words>(model: {
  readonly suits: Words;
  readonly steer: Words;
  readonly pay: Words;
}) =>
  [
    { term: 'Suits', words: model.suits },
    { term: 'You steer by', words: model.steer },
    { term: 'You pay for', words: model.pay },
  ] as const;
