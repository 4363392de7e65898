const ADDRESS = /^\/api\/hr\/getMailImage\?headercode=([\w-]{1,64})$/;

/** Where the portal shows a picture of a mail. In the mail itself it goes along. */
export const mailImageLink = (headerCode: string) => `/api/hr/getMailImage?headercode=${headerCode}`;

/** The HeaderCode of a picture; null for an address that is none of ours. */
export const codeOfMailImage = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;
