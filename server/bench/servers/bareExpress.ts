/**
 * The yardstick: Express that sends JSON from memory. `POST /set/x` says what `POST /x` answers, `GET /x.html` sends its `html`; `POST /read/x` asks Redis for
 * one key first, as whatever knows who is signed in has to.
 */
import express from 'express';
import { createLogger } from '../../kernel/logger.js';
import { connectRedis } from '../../kernel/redis/connectRedis.js';

const answers = new Map<string, unknown>();
const { client: redis } = await connectRedis(String(process.env.REDIS_URL), createLogger({ logLevel: 'silent' }));

express()
  .disable('x-powered-by')
  .get('/readyz', (_request, response) => void response.end())
  .use(express.json({ limit: '5mb' }))
  .post('/set/:name', (request, response) => {
    answers.set(request.params.name, request.body);
    response.json({});
  })
  .get('/:name.html', (request, response) => {
    const answer = answers.get(request.params.name);
    response.type('html').send(typeof answer === 'object' && answer !== null && 'html' in answer ? answer.html : '');
  })
  .post('/read/:name', (request, response, next) => {
    redis.get(request.params.name).then(() => void response.json(answers.get(request.params.name)), next);
  })
  .post('/:name', (request, response) => void response.json(answers.get(request.params.name)))
  .listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
