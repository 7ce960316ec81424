import type { ReportDocument, ReportFee } from '@closewise/contracts/report-document';
import { z } from 'zod';
import type { Item, Section } from './section.js';

const schema = z.strictObject({
  scripts: z.array(z.strictObject({ feeId: z.string(), script: z.string(), fallback: z.string() })),
});

/** The facts that a script may use: the fee's name, contact and question, and the rules' wording. */
const givenOf = (
  { name, jurisdiction, whoPays, calculation, contact, ask }: ReportFee,
  { script, fallback }: ReportDocument['sections']['negotiableFees']['fees'][number],
) => ({ name, jurisdiction, whoPays, calculation, contact, ask, script, fallback });

/** Phone scripts for negotiable fees. */
export const negotiableFeesSection: Section<z.infer<typeof schema>> = {
  key: 'negotiableFees',
  schema,
  task: [
    'Section: scripts for negotiable fees. For each item, in the order given, write what the buyer says on the phone to the contact of that fee, in the first person, one to three sentences.',
    'Name the fee in plain words, without its brackets and without quotation marks. Ask for something definite. If the script of the item names an amount, name the same amount.',
    'The fallback is what the buyer says when the answer to the script is no: one or two sentences that ask for something smaller.',
    'Let scripts differ from each other as they would if one person wrote each of them with care. Answer the id of the item as feeId.',
  ].join('\n'),
  factsOf: ({ fees, sections }) => {
    const feeOf = new Map(fees.map((fee) => [fee.id, fee]));
    const items = sections.negotiableFees.fees.flatMap((words): Item[] => {
      const fee = feeOf.get(words.feeId);
      return fee ? [{ id: fee.id, given: givenOf(fee, words) }] : [];
    });
    return { section: { title: sections.negotiableFees.title }, items };
  },
  passagesOf: ({ scripts }) =>
    scripts.flatMap(({ feeId: itemId, ...said }, index) =>
      (['script', 'fallback'] as const).map((name) => ({
        where: `scripts[${index}].${name}`,
        kind: 'script',
        text: said[name],
        itemId,
      })),
    ),
  idsOf: ({ scripts }) => scripts.map(({ feeId }) => feeId),
  merge(document, { scripts }) {
    const { negotiableFees } = document.sections;
    const saidOf = new Map(scripts.map((said) => [said.feeId, said]));
    const worded = negotiableFees.fees.map((fee) => {
      const { script, fallback } = saidOf.get(fee.feeId) ?? fee;
      return { ...fee, script, fallback: fee.fallback && fallback };
    });
    const own = { ...negotiableFees, fees: worded };
    return { ...document, sections: { ...document.sections, negotiableFees: own } };
  },
};
