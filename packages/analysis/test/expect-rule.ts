import { expect, test } from 'vitest';
import type { Rule } from '../src/rule';
import { understand } from '../src/understand';

// The weights are read here, before the clock of the first test runs: on a busy machine that takes seconds.
understand(['Pronto.']);

/**
 * Each sentence marks with [[ ]] exactly what the rule must find; a sentence without marks must stay clean. After a mark, "→ x" may name
 * the suggestion that must come first: "Ele [[esta → está]] aqui."
 */
export function expectRule(rule: Rule, sentences: string[]): void {
  test.each(sentences)(`${rule.id}: %s`, (marked) => {
    const { plain, marks } = readMarks(marked);
    const text = understand([plain]);
    const found = text.paragraphs.flatMap((paragraph) => rule.check(paragraph, text)).sort((a, b) => a.start - b.start);
    expect(found.map((finding) => plain.slice(finding.start, finding.end))).toEqual(marks.map((mark) => mark.wrong));
    marks.forEach((mark, i) => {
      if (mark.right !== undefined) expect(found[i]?.suggestions?.[0]).toBe(mark.right);
      expect(found[i]?.comment).toMatch(/[.!?”]$/); // what a student reads is a sentence
    });
  });
}

function readMarks(marked: string): { plain: string; marks: { wrong: string; right: string | undefined }[] } {
  const marks: { wrong: string; right: string | undefined }[] = [];
  const plain = marked.replaceAll(/\[\[(.*?)(?: → (.*?))?\]\]/g, (_, wrong: string, right: string | undefined) => {
    marks.push({ wrong, right });
    return wrong;
  });
  return { plain, marks };
}
