/** The smallest IndexedDB that does: one database with one store of values under their id. */
export interface IndexedStore {
  /** Every kept value with its id, whatever state it is in. */
  all(): Promise<readonly { readonly id: string; readonly value: unknown }[]>
  ids(): Promise<readonly string[]>
  get(id: string): Promise<unknown>
  /** Asks for the value once the store is open; resolves when it is on disk, as far as the browser promises. */
  put(id: string, value: () => unknown): Promise<void>
  remove(id: string): Promise<void>
}

/** `relaxed`: for what may be lost. */
export function indexedStore(
  name: string,
  storeName: string,
  durability: IDBTransactionDurability = 'strict',
): IndexedStore {
  let opening: Promise<IDBDatabase> | null = null

  async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const database = await open()
    try {
      return database.transaction(storeName, mode, { durability }).objectStore(storeName)
    } catch (failure) {
      // The browser may close the database behind our back, for instance when its data are cleared.
      if (!(failure instanceof DOMException) || failure.name !== 'InvalidStateError') throw failure
      opening = null
      return (await open()).transaction(storeName, mode, { durability }).objectStore(storeName)
    }
  }

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
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

  return {
    async all() {
      const store = await storeFor('readonly')
      const [keys, values] = await Promise.all([
        done(store.getAllKeys()),
        done(store.getAll() as IDBRequest<unknown[]>),
      ])
      return keys.map((key, index) => ({ id: idOf(key), value: values[index] }))
    },
    async ids() {
      return (await done((await storeFor('readonly')).getAllKeys())).map(idOf)
    },
    async get(id) {
      return done((await storeFor('readonly')).get(id) as IDBRequest<unknown>)
    },
    async put(id, value) {
      const store = await storeFor('readwrite')
      store.put(value(), id)
      await committed(store.transaction)
    },
    async remove(id) {
      const store = await storeFor('readwrite')
      store.delete(id)
      await committed(store.transaction)
    },
  }
}

function idOf(key: IDBValidKey): string {
  return typeof key === 'string' ? key : JSON.stringify(key)
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
