/** What a schema describes, as it is passed on: nobody changes an answer that was sent or received. */
export type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;
