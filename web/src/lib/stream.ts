/**
 * Server-sent events that survive anything: a lost connection is taken up again with the cursor of the last event,
 * with growing pauses, at once when the network or the reader comes back.
 */

export type StreamState = 'connecting' | 'open' | 'lost';

export interface StreamHandlers {
  /** One event: its name, its data. */
  event: (name: string, data: unknown) => void;
  state: (state: StreamState) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

export class Stream {
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private stopped = false;

  constructor(
    private readonly path: string,
    private readonly names: readonly string[],
    private readonly handlers: StreamHandlers,
    private cursor: string | null = null,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    this.source?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.source?.close();
    const join = this.path.includes('?') ? '&' : '?';
    const source = new EventSource(this.cursor === null ? this.path : `${this.path}${join}after=${encodeURIComponent(this.cursor)}`);
    this.source = source;
    if (this.failures === 0) this.handlers.state('connecting');
    source.onopen = () => {
      this.failures = 0;
      this.handlers.state('open');
    };
    source.onerror = () => this.fail(source);
    for (const name of this.names) {
      source.addEventListener(name, (event) => {
        if (event.lastEventId) this.cursor = event.lastEventId;
        this.handlers.event(name, JSON.parse(event.data as string));
      });
    }
  }

  private fail(source: EventSource): void {
    source.close();
    if (this.stopped || source !== this.source) return;
    this.source = null;
    this.handlers.state('lost');
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Do not wait for the pause to end when there is reason to hope. */
  private hurry = (): void => {
    if (!this.stopped && this.source === null && document.visibilityState === 'visible') this.connect();
  };
}
