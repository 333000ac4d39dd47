-- Payouts wait on Home for those who check and send them: what is written of them is told like what else a number of Home is made of. They are
-- nobody's own (docs/decisions/0245-home-reads-what-is-named.md).
SELECT tell_writes_of(name) FROM unnest(ARRAY['payout_batches', 'payout_lines']) AS name;
