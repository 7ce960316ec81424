import { defineEvents } from '@closewise/domain/events';
import { z } from 'zod';
import { KnownEvents } from './known-events.js';
import { eventsByModule, registeredEvents, registerEvents } from './registered-events.js';
import { UnknownEventTypeError } from './unreadable-event.js';

const opened = { description: 'Opened.', data: z.object({ at: z.string() }), example: { at: 'noon' } };

describe('the events that modules register', () => {
  it('are known to the application, and no others', () => {
    registerEvents('courts', defineEvents({ CaseOpened: opened }));
    registerEvents('shops', defineEvents({ ShopOpened: opened }));
    expect([...eventsByModule().keys()]).toEqual(['courts', 'shops']);
    const known = new KnownEvents(registeredEvents());
    expect(known.versionOf('ShopOpened')).toBe(1);
    expect(() => known.check({ type: 'DoorOpened', data: { at: 'noon' } })).toThrow(UnknownEventTypeError);
    expect(() => known.assertHas(['CaseOpened', 'DoorOpened'], 'a projection')).toThrow('DoorOpened');
  });

  it('have one owner each', () => {
    expect(() => registerEvents('theatres', defineEvents({ CaseOpened: opened }))).toThrow(
      'theatres and courts both define CaseOpened',
    );
  });
});
