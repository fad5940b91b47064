/** Whether a text begins like a page: what a publisher shows in place of a file, with status 200. */
export const looksLikeHtml = (text: string): boolean =>
  /^(?:\s|\ufeff|<!--[\s\S]*?-->)*<(?:!doctype\s+html|html|head|body)[\s>]/i.test(text);
