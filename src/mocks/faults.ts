import { delay, HttpResponse } from 'msw';
import type { Fault } from './model';

export const slowMs = 3000;

const serverErrorPage = `<!doctype html>
<html lang="en"><head><title>500 Internal Server Error</title></head><body><h1>500 Internal Server Error</h1></body></html>`;

/** The response of a fault; undefined if the call proceeds. */
export async function faultResponse(fault: Fault): Promise<Response | undefined> {
  switch (fault) {
    case 'none':
      return undefined;
    case 'slow':
      await delay(slowMs);
      return undefined;
    case 'error-json':
      return HttpResponse.json(
        { success: false, error: 'The server is having a bad day.' },
        { status: 500 },
      );
    case 'error-html':
      return HttpResponse.html(serverErrorPage, { status: 500 });
    case 'empty':
      return new HttpResponse(null, { status: 200 });
    case 'offline':
      return HttpResponse.error();
  }
}
