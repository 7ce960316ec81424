import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defaultSettings } from '@closewise/domain/administration';
import { claims, shownMarketing } from '@closewise/domain/marketing';
import en from './messages.en';
import es from './messages.es';
import { Proof } from './Proof';

type Changes = Partial<Record<keyof typeof defaultSettings, string>>;

/** The page's data about claims, as the server fills it in from the settings. */
function serveWith(changes: Changes): void {
  const mark = document.createElement('meta');
  mark.name = 'marketing';
  mark.content = JSON.stringify(shownMarketing({ ...defaultSettings, ...changes }));
  document.head.append(mark);
}
afterEach(() => document.querySelector('meta[name="marketing"]')?.remove());

it('shows every claim as specified, and no quotes, by default', () => {
  render(<Proof t={en.proof} language="en" />);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['47,000+', '< 2 minutes', '5-10%', '$2,000-$5,000+']);
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  expect(document.querySelector('blockquote, cite')).toBeNull();
});

it('links the accuracy claim to the measurements, but not without the claim', () => {
  const { unmount } = render(<Proof t={es.proof} language="es" />);
  expect(screen.getByRole('link', { name: 'Cómo lo medimos' })).toHaveAttribute('href', '/es/exactitud');
  unmount();
  serveWith({ CLAIM_ACCURACY: 'false' });
  render(<Proof t={es.proof} language="es" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('leaves out what is turned off, and keeps the rest', () => {
  serveWith({ CLAIM_TRUST: 'false', CLAIM_TESTIMONIAL_1: 'false' });
  render(<Proof t={es.proof} language="es" />);
  expect(screen.queryByText('47,000+')).not.toBeInTheDocument();
  expect(screen.getAllByRole('definition')).toHaveLength(3);
  expect(screen.getByRole('figure')).toHaveTextContent('Ahorro de $2,800');
});

it('has no empty section if everything is turned off', () => {
  serveWith(Object.fromEntries(claims.map((claim) => [claim, 'false'])));
  const { container } = render(<Proof t={en.proof} language="en" />);
  expect(container).toBeEmptyDOMElement();
});

it('quotes a buyer with name and place in the language in which they were entered', () => {
  serveWith({
    TESTIMONIAL_1_EN_WORDS: 'It paid for itself.',
    TESTIMONIAL_1_EN_NAME: 'Ann B.',
    TESTIMONIAL_1_EN_PLACE: 'Waco, TX',
  });
  const { unmount } = render(<Proof t={en.proof} language="en" />);
  const [first, second] = screen.getAllByRole('figure');
  expect(within(first!).getByRole('blockquote')).toHaveTextContent('“It paid for itself.”');
  expect(first!.querySelector('figcaption cite')).toHaveTextContent('Ann B., Waco, TX');
  expect(first).not.toHaveTextContent('One buyer');
  expect(second).toHaveTextContent('Another buyer, with the report in hand');
  unmount();
  render(<Proof t={es.proof} language="es" />);
  expect(screen.queryByRole('blockquote')).not.toBeInTheDocument();
});
