/** Sentences of the contract that no check covers, by reason. Each is identified by its first words. */
export const untested: Readonly<Record<string, readonly string[]>> = {
  'A check would have to wait for days, or to change the clock of the server.': [
    'A verification link is valid for',
    'Without verification, the account is deleted',
  ],
  'A test system has no limits, or the other checks would reach them. A 429 that is met is checked.':
    [
      'Limit sign-in, registration',
      'A person must be able',
      'Too many requests',
      'Seconds to wait',
    ],
  'Language and meaning need a reader.': [
    '`error` and `message` are in English',
    'Emails are in English',
    'A sentence for the visitor',
  ],
  'Times differ with the load of the machine; the responses are compared.': [
    'The time of the response',
  ],
  'It explains another sentence, or names a part of the document.': [
    '409 reveals',
    'A server that wants',
    'Contains `Origin` unless',
    'Any other failure',
    'Your API host',
    'Newsletter, contact form',
    'From registration to sign-in',
    'For signed-in users',
  ],
};
