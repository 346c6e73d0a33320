import { Fragment } from 'react';

/** An address that, if a line is too short, breaks only before its @ or after a dot. */
export const EmailAddress = ({ children }: { readonly children: string }) =>
  children.split(/(?=@)|(?<=\.)/u).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
