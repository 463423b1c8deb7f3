/** Thrown for a call that is refused: becomes a response with this status and `error`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    error: string,
    readonly fields: object = {},
  ) {
    super(error);
  }
}

/** The error of a link whose token is unknown or has expired. */
export const invalidLink = 'This link is invalid or has expired. Please request a new one.';
