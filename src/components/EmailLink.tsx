/** An email address that opens the visitor's email program. */
export const EmailLink = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>;
