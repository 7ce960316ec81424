import {
  checkRequestedCredentials,
  checkPasswordIsRare,
  checkUsername,
  type RequestedCredentials,
} from './credential-rules.js';

const isPassword = (folded: string): boolean => folded === 'password';
const nothing: RequestedCredentials = { currentPassword: '', newUsername: ' ', newPassword: '' };

describe('a change of credentials', () => {
  it.each<[RequestedCredentials, string, string]>([
    [
      { newPassword: 'short', confirmPassword: 'other' },
      'Current password required',
      'Please enter your current password to verify identity',
    ],
    [nothing, 'Current password required', 'Please enter your current password to verify identity'],
    [
      { ...nothing, currentPassword: 'x', confirmPassword: '' },
      'No changes specified',
      'Please enter a new username or password',
    ],
    [
      { currentPassword: 'x', newPassword: 'short', confirmPassword: 'other' },
      'Password mismatch',
      'New password and confirmation do not match',
    ],
    [
      { currentPassword: 'x', newUsername: 'ann', confirmPassword: 'other' },
      'Password mismatch',
      'New password and confirmation do not match',
    ],
    [
      { currentPassword: 'x', newPassword: '👍👍👍👍👍👍👍', newUsername: '!' },
      'Password too short',
      'Password must be at least 8 characters long',
    ],
    [
      { currentPassword: 'x', newPassword: 'y'.repeat(201) },
      'Password too long',
      'Password may have at most 200 characters',
    ],
    [
      { currentPassword: 'x', newUsername: '!' },
      'Invalid username',
      'A username must have 3 to 60 letters, digits, dots, hyphens, underscores or @, and begin with a letter or digit',
    ],
  ])('[AD-05] %j is refused: %s', (wish, title, message) => {
    expect(() => checkRequestedCredentials(wish)).toThrow(
      expect.objectContaining({ message, details: { title } }),
    );
  });

  it.each<[RequestedCredentials, { username: string | null; password: string | null }]>([
    [{ newUsername: ' ann ' }, { username: 'ann', password: null }],
    [
      { newUsername: 'ann', newPassword: '', confirmPassword: '' },
      { username: 'ann', password: null },
    ],
    [{ newPassword: ' 8 chars ' }, { username: null, password: ' 8 chars ' }],
    [{ newPassword: '👍'.repeat(8) }, { username: null, password: '👍'.repeat(8) }],
    [{ newPassword: '👍'.repeat(200) }, { username: null, password: '👍'.repeat(200) }],
    [
      { newUsername: 'ann@example.com', newPassword: 'y'.repeat(200), confirmPassword: 'y'.repeat(200) },
      { username: 'ann@example.com', password: 'y'.repeat(200) },
    ],
  ])('[AD-05] %j is accepted', (wish, change) => {
    expect(checkRequestedCredentials({ ...wish, currentPassword: 'x' })).toStrictEqual({
      currentPassword: 'x',
      ...change,
    });
  });

  it.each(['', 'ab', 'a'.repeat(61), '.ann', 'ann lee', 'ännchen', 'ann\u0000', 'аdmin'])(
    'does not take %j for a username',
    (username) => {
      expect(() => checkUsername(username)).toThrow('A username must have 3 to 60 letters');
    },
  );

  it.each(['ann', 'a'.repeat(60), '7.up', 'A@b_c-d'])('takes %j for a username', (username) => {
    expect(() => checkUsername(username)).not.toThrow();
  });

  it.each(['Password', 'Ann.Lee-1'])('does not take %j, which attackers try first', (password) => {
    expect(() => checkPasswordIsRare(password, 'ann.lee-1', isPassword)).toThrow(
      expect.objectContaining({ code: 'administration.password-common' }),
    );
  });

  it('takes a password that nobody else has', () => {
    expect(() => checkPasswordIsRare('password of nobody else', 'ann.lee-1', isPassword)).not.toThrow();
  });
});
