import Type from 'typebox';

/** The body of `POST /api/monitor`. */
export const MonitorRequest = Type.Object({
  search_reference: Type.String({ description: 'The search.', examples: ['691f0c2f8e6b1a5d3c000001'] }),
  is_monitor: Type.Boolean({ description: 'True enrols it, false takes it out.' }),
});

export const MonitorData = Type.Object({
  message: Type.String({ description: 'For people.' }),
  search_reference: Type.String({ description: 'The search.' }),
  is_monitored: Type.Boolean({ description: 'Whether it is enrolled now.' }),
});
