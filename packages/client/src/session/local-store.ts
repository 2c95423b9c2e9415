/** The smallest IndexedDB that does: one store of values under their id. */
const NAME = 'roundhouse'
const STORE = 'games'

let opening: Promise<IDBDatabase> | null = null

/** Every kept value with its id, whatever state it is in. */
export async function storedAll(): Promise<readonly { readonly id: string; readonly value: unknown }[]> {
  const store = await storeFor('readonly')
  const [keys, values] = await Promise.all([
    done(store.getAllKeys()),
    done(store.getAll() as IDBRequest<unknown[]>),
  ])
  return keys.map((key, index) => ({
    id: typeof key === 'string' ? key : JSON.stringify(key),
    value: values[index],
  }))
}

export async function stored(id: string): Promise<unknown> {
  return done((await storeFor('readonly')).get(id) as IDBRequest<unknown>)
}

/** Resolves once the value is on disk, as far as the browser promises. */
export async function store(id: string, value: unknown): Promise<void> {
  const games = await storeFor('readwrite')
  games.put(value, id)
  await committed(games.transaction)
}

export async function unstore(id: string): Promise<void> {
  const games = await storeFor('readwrite')
  games.delete(id)
  await committed(games.transaction)
}

async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const database = await open()
  try {
    return database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
  } catch (failure) {
    // The browser may close the database behind our back, for instance when its data are cleared.
    if (!(failure instanceof DOMException) || failure.name !== 'InvalidStateError') throw failure
    opening = null
    return (await open()).transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
  }
}

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => {
      const database = request.result
      const forget = (): void => {
        opening = null
      }
      database.addEventListener('close', forget)
      database.addEventListener('versionchange', () => {
        database.close()
        forget()
      })
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
  opening.catch(() => {
    opening = null
  })
  return opening
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not read')))
  })
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')))
  })
}
