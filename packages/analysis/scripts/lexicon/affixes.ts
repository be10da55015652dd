/** Reads a Hunspell affix file and expands dictionary entries with it. Written from the format's description; only what VERO uses. */
type AffixRule = { strip: string; add: string; condition: RegExp; flags: string };
export type Affixes = { suffixes: Map<string, AffixRule[]>; prefixes: Map<string, AffixRule[]> };
export type Form = { form: string; flag: string; prefixed: boolean };

/** Forms with a hyphenated pronoun: three quarters of all forms, and regular; `lexicon/hyphens.ts` knows them by rule. */
const CLITICS = new Set('kmnopqrsv');
/** Places glued on by hyphen ("Brasil-Angola"), and forms the dictionary itself calls rare or wrong. */
const SKIPPED = new Set([...CLITICS, '8', '9', '5']);

export function readAffixes(source: string): Affixes {
  const affixes: Affixes = { suffixes: new Map(), prefixes: new Map() };
  for (const line of source.split('\n')) {
    const [kind, flag, strip, add, condition] = line.split(/\s+/);
    if ((kind !== 'SFX' && kind !== 'PFX') || flag === undefined || strip === undefined || add === undefined || condition === undefined)
      continue;
    const [text = '', flags = ''] = add.split('/');
    const table = kind === 'SFX' ? affixes.suffixes : affixes.prefixes;
    const rules = table.get(flag) ?? [];
    rules.push({
      strip: strip === '0' ? '' : strip,
      add: text === '0' ? '' : text,
      condition: new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`, 'u'),
      flags,
    });
    table.set(flag, rules);
  }
  return affixes;
}

export function* expand(stem: string, flags: string, affixes: Affixes): Generator<Form> {
  const bare: Form[] = [{ form: stem, flag: '', prefixed: false }];
  for (const flag of flags) {
    if (SKIPPED.has(flag)) continue;
    for (const rule of affixes.suffixes.get(flag) ?? []) {
      if (!stem.endsWith(rule.strip) || !rule.condition.test(stem)) continue;
      bare.push({ form: stem.slice(0, stem.length - rule.strip.length) + rule.add, flag, prefixed: false });
    }
  }
  yield* bare;
  for (const flag of flags) {
    for (const rule of affixes.prefixes.get(flag) ?? []) {
      for (const { form, flag: suffix } of bare) {
        if (form.startsWith(rule.strip) && rule.condition.test(form))
          yield { form: rule.add + form.slice(rule.strip.length), flag: suffix, prefixed: true };
      }
    }
  }
}
