-- Whatever a number of Home is made of tells every process that it was written, whoever writes it and by whatever way: the table, the lines
-- of its deals, and everybody at or above those who have them, before and after (docs/decisions/0245-home-reads-what-is-named.md).

-- Whose rows are, out of a select of line, agent (and everybody above) and person (alone); null for rows that are everybody's.
CREATE FUNCTION written_owners(owner text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($query$
    WITH owner(line, agent_id, person_id) AS MATERIALIZED (%s), heard AS (
      SELECT ancestor_id AS id FROM user_tree WHERE user_id = ANY (array(SELECT agent_id FROM owner))
      UNION SELECT person_id FROM owner WHERE person_id IS NOT NULL
    )
    SELECT CASE WHEN count(*) > 400 THEN '{}' ELSE jsonb_build_object(
      'people', coalesce(jsonb_agg(id ORDER BY id), '[]'),
      'lines', (SELECT coalesce(jsonb_agg(DISTINCT line), '[]') FROM owner WHERE line IS NOT NULL)) END
    FROM heard$query$, owner) WHERE owner IS NOT NULL;
$$;
--> statement-breakpoint

-- Lets the writes of a table be told. `owner` selects whose the rows of the relation %1$I are; without it they are everybody's. `scope` names
-- columns without whose change whatever hangs on the rows stays where it was (on a new row nothing hangs yet); `also` is told besides.
-- More than 400 rows or people are everybody.
-- A function for each table, so that a session plans its statements once; a trigger for each act, since one that sees rows has one alone.
CREATE FUNCTION tell_writes_of(name text, owner text DEFAULT NULL, scope text DEFAULT NULL, also text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  nothing text := 'SELECT jsonb_build_object()';
  now_owned text := format(owner, 'written');
  ever_owned text := now_owned || ' UNION ALL ' || format(owner, 'before');
  telling text := format('FOR EACH STATEMENT EXECUTE FUNCTION %I()', name || '_tell_written');
BEGIN
  EXECUTE format($create$
    CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
    DECLARE
      touched integer;
      told jsonb := '{}';
      is_moved boolean := %6$s;
    BEGIN
      SELECT count(*) INTO touched FROM (SELECT FROM written LIMIT 401) AS beginning;
      IF touched = 0 THEN RETURN NULL; END IF;
      IF touched <= 400 AND TG_OP = 'UPDATE' THEN
        told := (%2$s);
        is_moved := %3$s;
      ELSIF touched <= 400 THEN
        told := (%4$s);
      END IF;
      PERFORM pg_notify('console_events', jsonb_build_object('topic', 'written', 'payload',
        told || %5$s || jsonb_build_object('table', TG_TABLE_NAME, 'isMoved', is_moved))::text);
      RETURN NULL;
    END $body$ $create$,
    name || '_tell_written',
    coalesce(written_owners(ever_owned), nothing),
    coalesce(format('EXISTS (SELECT %1$s FROM written EXCEPT SELECT %1$s FROM before)', scope), 'true'),
    coalesce(written_owners(now_owned), nothing),
    coalesce(also, 'jsonb_build_object()'),
    CASE WHEN scope IS NULL THEN 'true' ELSE 'TG_OP <> ''INSERT''' END);
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS written ', name || '_tell_insert', name) || telling;
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS written ', name || '_tell_delete', name) || telling;
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS written ', name || '_tell_update', name) || telling;
END $$;
--> statement-breakpoint

-- Deals, and what hangs on them.
SELECT
  tell_writes_of('opportunities',
    'SELECT line, unnest(ARRAY[agent_id, account_agent_id]), NULL::bigint FROM %1$I',
    'id, line, agent_id, account_agent_id, deleted_at'),
  tell_writes_of('accounts',
    'SELECT deal.line, unnest(ARRAY[one.agent_id, deal.agent_id, deal.account_agent_id]), NULL::bigint FROM %1$I AS one
      LEFT JOIN opportunities AS deal ON deal.account_id = one.id AND deal.deleted_at IS NULL'),
  tell_writes_of('opportunity_packages',
    'SELECT deal.line, unnest(ARRAY[deal.agent_id, deal.account_agent_id]), NULL::bigint FROM %1$I AS one
      JOIN opportunities AS deal ON deal.id = one.opportunity_id'),
  tell_writes_of('opportunity_products',
    'SELECT deal.line, unnest(ARRAY[deal.agent_id, deal.account_agent_id]), NULL::bigint FROM %1$I AS one
      JOIN opportunity_packages AS ordered ON ordered.id = one.opportunity_package_id
      JOIN opportunities AS deal ON deal.id = ordered.opportunity_id'),
  tell_writes_of('payments',
    'SELECT deal.line, unnest(ARRAY[deal.agent_id, deal.account_agent_id]), NULL::bigint FROM %1$I AS one
      JOIN opportunities AS deal ON deal.id = one.opportunity_id'),
  tell_writes_of('refunds',
    'SELECT deal.line, unnest(ARRAY[deal.agent_id, deal.account_agent_id]), NULL::bigint FROM %1$I AS one
      JOIN payments AS paid ON paid.id = one.payment_id
      JOIN opportunities AS deal ON deal.id = paid.opportunity_id'),
  tell_writes_of('termsheets',
    'SELECT deal.line, unnest(ARRAY[deal.agent_id, deal.account_agent_id]), NULL::bigint FROM %1$I AS one
      JOIN opportunities AS deal ON deal.id = one.opportunity_id');
--> statement-breakpoint

-- Calls, which are also of whoever made them.
SELECT
  tell_writes_of('calls',
    'SELECT deal.line, unnest(ARRAY[one.agent_id, deal.agent_id, deal.account_agent_id]), NULL::bigint FROM %1$I AS one
      LEFT JOIN opportunities AS deal ON deal.id = one.opportunity_id'),
  tell_writes_of('call_logs',
    'SELECT deal.line, unnest(ARRAY[call.agent_id, deal.agent_id, deal.account_agent_id]), NULL::bigint FROM %1$I AS one
      JOIN calls AS call ON call.id = one.call_id
      LEFT JOIN opportunities AS deal ON deal.id = call.opportunity_id'),
  tell_writes_of('call_log_feedback',
    'SELECT deal.line, unnest(ARRAY[call.agent_id, deal.agent_id, deal.account_agent_id]), NULL::bigint FROM %1$I AS one
      JOIN call_logs AS log ON log.id = one.call_log_id
      JOIN calls AS call ON call.id = log.call_id
      LEFT JOIN opportunities AS deal ON deal.id = call.opportunity_id');
--> statement-breakpoint

-- Requests, which also wait for those who are asked and for whoever stands in for them.
SELECT
  tell_writes_of('approval_requests',
    'SELECT deal.line, unnest(ARRAY[deal.agent_id, deal.account_agent_id]), one.requested_by FROM %1$I AS one
      LEFT JOIN opportunities AS deal ON deal.id = one.opportunity_id
    UNION ALL SELECT NULL, NULL, unnest(ARRAY[task.assignee_id, other.delegate_id]) FROM %1$I AS one
      JOIN approval_tasks AS task ON task.approval_request_id = one.id
      LEFT JOIN approval_delegations AS other ON other.user_id = task.assignee_id AND other.deleted_at IS NULL'),
  tell_writes_of('approval_tasks',
    'SELECT deal.line, unnest(ARRAY[deal.agent_id, deal.account_agent_id]), request.requested_by FROM %1$I AS one
      JOIN approval_requests AS request ON request.id = one.approval_request_id
      LEFT JOIN opportunities AS deal ON deal.id = request.opportunity_id
    UNION ALL SELECT NULL, NULL, unnest(ARRAY[one.assignee_id, other.delegate_id]) FROM %1$I AS one
      LEFT JOIN approval_delegations AS other ON other.user_id = one.assignee_id AND other.deleted_at IS NULL'),
  tell_writes_of('approval_delegations',
    'SELECT NULL::text, NULL::bigint, unnest(ARRAY[user_id, delegate_id]) FROM %1$I');
--> statement-breakpoint

-- Partners of mortgages, and who stands under whom.
SELECT
  tell_writes_of('mortgage_partners', 'SELECT NULL::text, agent_id, NULL::bigint FROM %1$I'),
  tell_writes_of('user_tree', 'SELECT NULL::text, NULL::bigint, ancestor_id FROM %1$I');
--> statement-breakpoint

-- What is nobody's own, or is for few roles.
SELECT tell_writes_of(name) FROM unnest(ARRAY[
  'account_ip_matches', 'bank_responses', 'packages', 'tickets',
  'slots', 'ad_packages', 'audience_maximizers', 'microsites', 'site_takeovers', 'stories'
]) AS name;
--> statement-breakpoint
SELECT tell_writes_of('records', also => 'jsonb_build_object(''resources'', (SELECT jsonb_agg(DISTINCT resource) FROM written))');
