import 'server-only';
import { EventEmitter } from 'node:events';
import { portalState } from '../../process/portal-state';
import { HrError } from './hr-error';

/**
 * Ends a request to the HR API when its time is over, the one who asked is gone or the portal has to stop, whichever comes
 * first. An emitter, as undici takes it: an AbortSignal made of two others was the dearest single step of a call.
 */
export class Deadline extends EventEmitter {
  aborted = false;
  reason: unknown;
  readonly #timer: NodeJS.Timeout;
  readonly #asker: AbortSignal | undefined;
  readonly #leave = () => this.#abort(this.#asker?.reason);
  readonly #cutOff = () => this.#abort(new HrError('busy'));

  /** @param within milliseconds */
  constructor(within: number, asker?: AbortSignal) {
    super();
    this.#timer = setTimeout(
      () => this.#abort(new DOMException('the whole call took too long', 'TimeoutError')),
      within,
    );
    portalState().cutOffs.add(this.#cutOff);
    this.#asker = asker;
    if (asker?.aborted) this.#leave();
    else asker?.addEventListener('abort', this.#leave, { once: true });
  }

  #abort(reason: unknown): void {
    this.aborted = true;
    this.reason = reason;
    this.emit('abort');
  }

  /** To be called when the request is over, however it went. */
  lift(): void {
    clearTimeout(this.#timer);
    portalState().cutOffs.delete(this.#cutOff);
    this.#asker?.removeEventListener('abort', this.#leave);
  }
}
