import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './safe-html.module.css';

/** What a text that people read is made of: no style, no script, no form, no picture from elsewhere. */
const ALLOWED_TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
];
const MORE_TAGS = ['blockquote', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const ALLOWED_ATTR = ['href', 'title', 'lang', 'scope', 'colspan', 'rowspan'];
/** Only addresses that lead somewhere a person expects: ours, the web, a letter, a phone call. */
const ALLOWED_URI = /^(?:https?:|mailto:|tel:|[/#](?![/\\]))/i;

/**
 * The sanitised text, as the browser's own TrustedHTML where it knows trusted types (the content policy then lets only
 * this through), as a string elsewhere.
 */
const sanitised = (html: string) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS, ...MORE_TAGS],
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP: ALLOWED_URI,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });

/** The one door for HTML that comes from the server. Everything else on our screens is text. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: sanitised(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place, and what enters was sanitised a line above
  return <div className={styles.prose} dangerouslySetInnerHTML={clean} />;
}
