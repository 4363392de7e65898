import DOMPurify from 'isomorphic-dompurify';
import { ALLOWED_ELEMENTS, ALLOWED_EVERYWHERE, isAllowedValue, MAX_HTML_LENGTH } from '../contract/platform/html';
import { pageOfLink, pathOfLink } from '../links/upstream-links';
import { withBasePath } from '../links/links';

const CONFIG = {
  ALLOWED_TAGS: Object.keys(ALLOWED_ELEMENTS),
  ALLOWED_ATTR: [...new Set([...ALLOWED_EVERYWHERE, ...Object.values(ALLOWED_ELEMENTS).flat()])],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true as const,
};

DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const own = ALLOWED_ELEMENTS[element.nodeName.toLowerCase()] ?? [];
  const isNamed = ALLOWED_EVERYWHERE.includes(attribute.attrName) || own.includes(attribute.attrName);
  if (!isNamed || !isAllowedValue(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
});

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'IMG') {
    const address = element.getAttribute('src');
    if (!address) return element.remove();
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    if (address.startsWith('/api/')) element.setAttribute('src', withBasePath(address as `/${string}`));
    return;
  }
  const address = element.nodeName === 'A' && element.getAttribute('href');
  if (!address) return;
  const page = pageOfLink(address);
  if (page) return element.setAttribute('href', withBasePath(page));
  if (pathOfLink(address)) return element.removeAttribute('href');
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/**
 * HTML of the HR API as a page of ours may show it: no scripts, no styles, no frames, no forms, no names that code could trip
 * over, pictures of the portal alone. The one way in is `RichText`, which loads this when there is something to show.
 */
export function sanitise(html: string): TrustedHTML {
  return DOMPurify.sanitize(html.slice(0, MAX_HTML_LENGTH), CONFIG);
}
