import type { ComponentProps } from 'react';

/**
 * A form of the site. Sent before its script has started, the browser would put what was typed, a password
 * even, into the address; by POST it does not. The rules are the site's own, not the browser's.
 */
export const Form = (props: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) => (
  <form method="post" noValidate {...props} />
);
