import type { ComponentProps } from 'react';

/**
 * A form of an account page. Sent before its script has started, the browser would put a password into
 * the address; by POST it does not.
 */
export const AccountForm = (props: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) => (
  <form method="post" noValidate {...props} />
);
