/** A call that did not succeed. Status 0: no answer came, or not one of ours (a captive portal's page, a proxy's). */
export class CallError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** The code that the server wrote in its log beside what went wrong. */
  readonly errorId: string | null;

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    super(`call failed with status ${status}`, options);
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.errorId = errorIdIn(body);
  }
}

function errorIdIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error_id' in body)) return null;
  return typeof body.error_id === 'string' ? body.error_id : null;
}
