import { Fragment } from 'react';

/** An address that breaks before its @ or after a dot where a line is too short for it, nowhere else. */
export const EmailAddress = ({ children }: { readonly children: string }) =>
  children.split(/(?=@)|(?<=\.)/u).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
