declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly method: 'GET' | 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Milliseconds between samples; a run ends with one. */
    readonly sampleInt?: number;
  }

  interface Result {
    /** Seconds that it really took. */
    readonly duration: number;
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
  }

  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
