import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { reasonOf } from './startup-error.js';

it('a command that reads a read model which is not there says how it is made', () => {
  const message = 'relation "rm_billing_payments_v1.payments" does not exist';
  expect(reasonOf(Object.assign(new Error(message), { code: '42P01' }))).toBe(
    'The read model rm_billing_payments_v1 is missing: start the server once, or make it again with projections rebuild',
  );
});

describe('a server that cannot listen says why', () => {
  const refusalOf = async (port: number, host: string): Promise<unknown> => {
    const refused = once(createServer().listen(port, host), 'error') as Promise<[Error]>;
    return reasonOf((await refused)[0]);
  };

  it('when its port is in use', async () => {
    const first: Server = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    expect(await refusalOf(port, '127.0.0.1')).toBe(
      `Port ${port} is in use: stop the other program or set PORT to a free one`,
    );
    first.close();
  });

  it('when its host has no address', async () => {
    expect(await refusalOf(0, 'nowhere.invalid')).toBe('The name nowhere.invalid has no address: check HOST');
  });

  it('when the host is none of this machine', async () => {
    expect(await refusalOf(8080, '192.0.2.1')).toBe(
      'Cannot listen on 192.0.2.1:8080 (EADDRNOTAVAIL): set HOST and PORT to what this machine offers',
    );
  });
});
