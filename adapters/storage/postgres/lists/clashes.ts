/** Calls of which the source's descriptors say something else than another's. Bindings: the source. */
export const CALL_CLASHES = `
select d.address as key, d.chain, '' as symbol, d.selector, array_agg(distinct l.source) as lists
from call_descriptions d join lists l on l.list_id = d.list_id
where (d.selector, d.address, d.chain) in (
  select own.selector, own.address, own.chain from call_descriptions own
  join lists of_source on of_source.list_id = own.list_id
  where of_source.source = ? and own.address <> '')
group by d.address, d.chain, d.selector
having count(distinct (d.signature, coalesce(d.intent, ''), d.fields::jsonb)) > 1
order by 1, 2, 4`;

/**
 * Accusing rows and token rows for one address, where either belongs to the source. An accused account is one on every
 * chain; an accused token's contract clashes on its own chain alone.
 */
export const CLASHES = `
select b.key, coalesce(t.chain, case when b.token_contract then b.chain end) as chain,
  coalesce(t.entity, '') as symbol,
  array[bl.source, tl.source] as lists
from list_rows b
join lists bl on bl.list_id = b.list_id
join list_rows t on t.key = b.key and t.category = 'official_token'
  and (not b.token_contract or t.chain is null or b.chain is null or t.chain = b.chain)
join lists tl on tl.list_id = t.list_id
where b.category not in ('official_token', 'reference_price') and (bl.source = ? or tl.source = ?)
group by 1, 2, 3, 4
order by 1, 2, 3, 4`;

/**
 * Contracts of the source that an imported list accuses, as above, or that another registry says something else of.
 * Bindings: the source, twice.
 */
export const CONTRACT_CLASHES_SQL = `
select c.address as key, c.chain, c.name as symbol, 'accused' as contract, array[cl.source, bl.source] as lists
from registered_contracts c
join lists cl on cl.list_id = c.list_id and cl.source = ?
join list_rows b on b.key = c.address and (b.family = 'solana') = (c.chain = 'solana')
  and b.category not in ('official_token', 'reference_price')
  and (not b.token_contract or b.chain is null or b.chain = c.chain)
join lists bl on bl.list_id = b.list_id
union
select c.address, c.chain, c.name, 'other_words', array[cl.source, ol.source]
from registered_contracts c
join lists cl on cl.list_id = c.list_id and cl.source = ?
join registered_contracts o on o.address = c.address and o.chain = c.chain and o.list_id <> c.list_id
  and (o.name, coalesce(o.receives, '')) is distinct from (c.name, coalesce(c.receives, ''))
join lists ol on ol.list_id = o.list_id
order by 1, 2, 4, 5`;
