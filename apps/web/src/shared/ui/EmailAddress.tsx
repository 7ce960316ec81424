import { Fragment } from 'react';

/** An email address that wraps before the @ and the dots of its domain. */
export function EmailAddress({ address }: { address: string }) {
  const [local = '', ...rest] = address.split(/(?=@)/);
  const domain = rest.flatMap((part) => part.split(/(?=\.)/));
  return (
    <span translate="no">
      <span>{local}</span>
      {domain.map((part, index) => (
        // The parts have no identity besides their position.
        <Fragment key={index}>
          <wbr />
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
