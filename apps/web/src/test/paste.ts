import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills a field in at once, as a visitor who pastes does: for tests that are not about typing. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}
