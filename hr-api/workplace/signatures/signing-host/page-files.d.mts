export function pageFiles(): Promise<Map<string, Uint8Array>>;
