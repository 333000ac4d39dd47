-- Disputes and the figures that they are about tell that they were written, as the other tables of numbers do.
SELECT
  tell_writes_of('user_incentives', 'SELECT NULL::text, user_id, NULL::bigint FROM %1$I'),
  tell_writes_of('incentive_disputes',
    'SELECT NULL::text, figure.user_id, NULL::bigint FROM %1$I AS one
      JOIN user_incentives AS figure ON figure.id = one.user_incentive_id');
