import { useLoaded } from './use-loaded';

/** Code that comes with its first use. `load` fetches it before; `use` gives it once it is wanted and here, from then on at once. */
export function partOnDemand<Part>(fetchPart: () => Promise<Part>) {
  let part: Part | undefined;

  async function load(): Promise<void> {
    part ??= await fetchPart();
  }

  function usePart(isWanted: boolean): Part | undefined {
    useLoaded(isWanted && !part ? load : null);
    return part;
  }

  return { load, usePart };
}
