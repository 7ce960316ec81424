import { Fragment } from 'react';

/** An e-mail address that breaks, where there is no room for it, before the @ and the dots of its domain. */
export function EmailAddress({ address }: { address: string }) {
  const [local = '', ...rest] = address.split(/(?=@)/);
  const domain = rest.flatMap((part) => part.split(/(?=\.)/));
  return (
    <span translate="no">
      <span>{local}</span>
      {domain.map((part, index) => (
        // A part of an address has no other name than its place.
        <Fragment key={index}>
          <wbr />
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
