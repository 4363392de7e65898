/** A picture as it stands in a mail, with its file's name to be read out. */
export function imageHtml(link: string, fileName: string): string {
  const alt = fileName.replace(/\.\w+$/, '').replace(/[&<>"]/g, ' ');
  return `<img src="${link}" alt="${alt}">`;
}
