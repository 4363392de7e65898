/**
 * Names the page by its heading as long as it has no title: what a link leads to is shown a moment before its title comes, and
 * on a busy machine a long one. React puts its own title before this one, which goes then.
 */
export function keepTitle(): void {
  const own = document.createElement('title');
  new MutationObserver(() => {
    const titles = document.head.querySelectorAll('title');
    const heading = document.querySelector('h1')?.textContent;
    if (titles.length === 0 && heading) {
      own.textContent = heading;
      document.head.append(own);
    } else if (titles.length > 1) own.remove();
  }).observe(document.head, { childList: true });
}
