import { Fragment } from 'react';

/** An email address that, where it finds no room, breaks before its @ rather than anywhere. */
export const EmailText = ({ address }: { address: string }) =>
  address.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
